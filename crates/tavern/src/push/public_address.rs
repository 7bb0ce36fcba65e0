//! Which addresses belong to the open internet: messages go nowhere else, whoever asks for it.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr};

/// Networks of IPv4 that are not, each with the length of its prefix (IANA's registry of special addresses).
const SPECIAL_V4: [(Ipv4Addr, u32); 15] = [
    (Ipv4Addr::new(0, 0, 0, 0), 8),
    (Ipv4Addr::new(10, 0, 0, 0), 8),
    (Ipv4Addr::new(100, 64, 0, 0), 10),
    (Ipv4Addr::new(127, 0, 0, 0), 8),
    (Ipv4Addr::new(169, 254, 0, 0), 16),
    (Ipv4Addr::new(172, 16, 0, 0), 12),
    (Ipv4Addr::new(192, 0, 0, 0), 24),
    (Ipv4Addr::new(192, 0, 2, 0), 24),
    (Ipv4Addr::new(192, 88, 99, 0), 24),
    (Ipv4Addr::new(192, 168, 0, 0), 16),
    (Ipv4Addr::new(198, 18, 0, 0), 15),
    (Ipv4Addr::new(198, 51, 100, 0), 24),
    (Ipv4Addr::new(203, 0, 113, 0), 24),
    (Ipv4Addr::new(224, 0, 0, 0), 4),
    (Ipv4Addr::new(240, 0, 0, 0), 4),
];

/// The one network of IPv6 that is, and what within it is not: tunnels to IPv4 and examples.
const PUBLIC_V6: (Ipv6Addr, u32) = (Ipv6Addr::new(0x2000, 0, 0, 0, 0, 0, 0, 0), 3);
const SPECIAL_V6: [(Ipv6Addr, u32); 4] = [
    (Ipv6Addr::new(0x2001, 0, 0, 0, 0, 0, 0, 0), 23),
    (Ipv6Addr::new(0x2001, 0xdb8, 0, 0, 0, 0, 0, 0), 32),
    (Ipv6Addr::new(0x2002, 0, 0, 0, 0, 0, 0, 0), 16),
    (Ipv6Addr::new(0x3fff, 0, 0, 0, 0, 0, 0, 0), 20),
];

pub(super) fn is_public(address: IpAddr) -> bool {
    match address.to_canonical() {
        IpAddr::V4(address) => !SPECIAL_V4.iter().any(|network| in_v4(address, *network)),
        IpAddr::V6(address) => {
            in_v6(address, PUBLIC_V6) && !SPECIAL_V6.iter().any(|network| in_v6(address, *network))
        }
    }
}

const fn in_v4(address: Ipv4Addr, (network, prefix): (Ipv4Addr, u32)) -> bool {
    (address.to_bits() ^ network.to_bits()) >> (32 - prefix) == 0
}

const fn in_v6(address: Ipv6Addr, (network, prefix): (Ipv6Addr, u32)) -> bool {
    (address.to_bits() ^ network.to_bits()) >> (128 - prefix) == 0
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_open_internet_is_public() {
        let private = "0.0.0.0 10.1.2.3 100.64.0.1 100.127.255.255 127.0.0.1 169.254.169.254 172.16.0.1 172.31.255.255 \
            192.0.0.8 192.0.2.1 192.88.99.1 192.168.1.1 198.18.0.1 198.19.255.255 198.51.100.1 203.0.113.7 224.0.0.1 \
            239.255.255.255 240.0.0.1 255.255.255.255 :: ::1 ::ffff:127.0.0.1 ::ffff:10.0.0.1 64:ff9b::7f00:1 fc00::1 \
            fd12::1 fe80::1 fec0::1 ff02::1 2001::1 2001:db8::1 2002:7f00:1::1 3fff::1 100::1";
        for address in private.split_whitespace() {
            assert!(!is_public(address.parse().unwrap()), "{address}");
        }
        let public = "1.1.1.1 8.8.8.8 100.63.255.255 100.128.0.1 172.15.0.1 172.32.0.1 198.20.0.1 223.255.255.255 \
            2606:4700::1111 2001:4860:4860::8888 2a00:1450::1 ::ffff:8.8.8.8";
        for address in public.split_whitespace() {
            assert!(is_public(address.parse().unwrap()), "{address}");
        }
    }
}
