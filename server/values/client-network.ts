import { isIPv6 } from 'node:net';

/** An IPv4 address with the port that some proxies write behind it in `X-Forwarded-For`. */
const withPort = /^(\d{1,3}(?:\.\d{1,3}){3}):\d{1,5}$/;
const mapped = /^::ffff:(\d{1,3}(?:\.\d{1,3}){3})$/i;
const groupsOfAddress = 8;
const groupsOfNetwork = 4;

/**
 * The name under which the requests of a client are counted: its IPv4 address, or the /64 of its IPv6 address, because
 * one household has 2^64 addresses to ask from.
 */
export const clientNetwork = (ip: string): string => {
  const plain = (withPort.exec(ip) ?? mapped.exec(ip))?.[1] ?? ip;
  if (!isIPv6(plain)) return plain;
  const [start = [], end = []] = plain.split('::').map((half) => half.split(':').filter((group) => group !== ''));
  const between = Array(Math.max(0, groupsOfAddress - start.length - end.length)).fill('0');
  const network = [...start, ...between, ...end].slice(0, groupsOfNetwork);
  return `${network.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
};
