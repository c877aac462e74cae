import { isOwnMachine, type Config } from '#server/config.ts'

type Asked = Pick<Config, 'host' | 'publicUrl' | 'shop' | 'contentUrl' | 'mail' | 'trustedHops' | 'isLimited'>

/** Returns warnings for an operator before the site is public; none for a demo on this machine. `nodeOptions` is Node's variable. */
export function startWarnings(
  { host, publicUrl, shop, contentUrl, mail, trustedHops, isLimited }: Asked,
  nodeOptions: string | undefined,
): string[] {
  const isOpen = !isOwnMachine(host) || !isOwnMachine(new URL(publicUrl).hostname)
  const warnings: [boolean, string][] = [
    [
      mail.shownTo === 'everyone',
      'DEMO_MAILS=1: anyone who reaches this server reads all mails at /demo/mails, with names and addresses.',
    ],
    [
      !(shop.url && contentUrl) && !mail.smtpUrl && isOpen,
      'SMTP_URL is not set: mails are only files in DATA_DIR/mails, and nobody receives them.',
    ],
    [
      trustedHops === 0 && publicUrl.startsWith('https:'),
      'PUBLIC_URL is https and TRUSTED_HOPS is 0: behind a proxy on this machine callers cannot be told apart, and only limits per mailbox hold. Set TRUSTED_HOPS to the number of your proxies.',
    ],
    [
      nodeOptions !== undefined && !nodeOptions.includes('--max-semi-space-size'),
      'NODE_OPTIONS replaces that of server/production.env: add --max-semi-space-size=8, or the server takes more memory.',
    ],
    [!isLimited, 'LIMITS=off: any number of quote requests and mails is sent.'],
  ]
  return warnings.flatMap(([applies, text]) => (applies ? [text] : []))
}
