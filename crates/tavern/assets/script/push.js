// A device that wants to be called though no page is open tells the tavern where its push service listens.

/** Once in a while is enough: in this tab it is known already. */
const TOLD = "tortuga-push-told";

const bytes = (text) => Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));

const post = (address, body) => fetch(address, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) });

/** The subscription of this device for this tavern; one for an older key is given up. */
async function subscribe(manager) {
  const { key } = await (await fetch("/api/push")).json();
  const wanted = bytes(key);
  const known = await manager.getSubscription();
  const sender = known && new Uint8Array(known.options.applicationServerKey ?? []);
  if (sender?.length === wanted.length && sender.every((byte, at) => byte === wanted[at])) return known;
  await known?.unsubscribe();
  return manager.subscribe({ userVisibleOnly: true, applicationServerKey: wanted });
}

/** Has this device called from now on, or not any more. */
export async function follow(on) {
  const { pushManager } = await navigator.serviceWorker.ready;
  if (on) {
    const { endpoint, keys } = (await subscribe(pushManager)).toJSON();
    await post("/api/push", { endpoint, ...keys });
    sessionStorage.setItem(TOLD, "");
    return;
  }
  const known = await pushManager.getSubscription();
  sessionStorage.removeItem(TOLD);
  if (known) await Promise.all([post("/api/push/forget", { endpoint: known.endpoint }), known.unsubscribe()]);
}

/** The tavern may have forgotten the device meanwhile, or have another key. */
export async function remind() {
  if (sessionStorage.getItem(TOLD) === null) await follow(true);
}
