import { BlockList, isIP, isIPv6 } from 'node:net'

const LOOPBACK = new BlockList()
LOOPBACK.addSubnet('127.0.0.0', 8, 'ipv4')
LOOPBACK.addAddress('::1', 'ipv6')

export const isLoopback = (address: string): boolean =>
  isIP(address) !== 0 && LOOPBACK.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')

/**
 * Returns the network of a request, for counting: an IPv4 address, or the /64 of an IPv6 address. A /64 is the share of
 * one customer of a provider.
 * @param peer address at the other end of the socket.
 * @param forwardedFor header `x-forwarded-for`. Callers can write anything into it. Proxies append to it.
 * @param trustedHops number of our own proxies. The outermost of them appended the n-th entry from the right.
 * @returns undefined for a request from this machine without an entry of a proxy.
 */
export function callerNetwork(
  peer: string | undefined,
  forwardedFor: string | undefined,
  trustedHops: number,
): string | undefined {
  const own = toAddress(peer)
  if (trustedHops === 0) return own === undefined || isLoopback(own) ? undefined : toNetwork(own)
  const forwarded = toAddress(forwardedFor?.split(',').at(-trustedHops))
  const address = forwarded ?? own
  return address === undefined ? undefined : toNetwork(address)
}

/** Returns an address without port, zone and IPv4-in-IPv6; undefined for anything else. */
function toAddress(text: string | undefined): string | undefined {
  const [bare = ''] = (text ?? '').trim().split('%')
  const address = /^\[(.*)\](?::\d+)?$/.exec(bare)?.[1] ?? /^([\d.]+):\d+$/.exec(bare)?.[1] ?? bare
  if (isIP(address) !== 6) return isIP(address) === 4 ? address : undefined
  const groups = toGroups(address)
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff
  if (!isMapped) return address
  return groups
    .slice(6)
    .flatMap((group) => [group >> 8, group & 0xff])
    .join('.')
}

const toNetwork = (address: string): string =>
  isIPv6(address)
    ? `${toGroups(address)
        .slice(0, 4)
        .map((group) => group.toString(16))
        .join(':')}::/64`
    : address

/** Returns the eight numbers of an IPv6 address. */
function toGroups(address: string): number[] {
  // URL has one spelling per address: shortened, without dots.
  const [head = '', tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::')
  const numbers = (text = '') => (text === '' ? [] : text.split(':').map((group) => Number.parseInt(group, 16)))
  const [left, right] = [numbers(head), numbers(tail)]
  return [...left, ...Array.from({ length: 8 - left.length - right.length }, () => 0), ...right]
}
