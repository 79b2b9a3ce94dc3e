import { describe, expect, it } from 'vitest';
import { clientNetwork } from './client-network.ts';

describe('a client is counted', () => {
  it.each([
    ['by an IPv4 address', '203.0.113.9', '203.0.113.9'],
    ['by the same one behind a proxy that writes ports', '203.0.113.9:51034', '203.0.113.9'],
    ['by the same one on a socket for both', '::ffff:203.0.113.9', '203.0.113.9'],
    ['by the network of an IPv6 address', '2001:DB8:a:b:1:2:3:4', '2001:db8:a:b::/64'],
    ['by the same network from another address in it', '2001:0db8:a:b::1', '2001:db8:a:b::/64'],
    ['by a network with zeros in it', '2001:db8::5:6:7:8:9', '2001:db8:0:5::/64'],
    ['by a network that begins with zeros', '::1', '0:0:0:0::/64'],
    ['by a network and no interface', 'fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['by what a proxy calls it', 'unknown', 'unknown'],
  ])('%s', (_how, ip, network) => {
    expect(clientNetwork(ip)).toBe(network);
  });
});
