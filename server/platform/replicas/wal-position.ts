/** A place in PostgreSQL's log as 16 hexadecimal digits: of two the later one is the greater text. */
export type WalPosition = string

const form = /^[0-9A-F]{16}$/

/** `16/B374D848`, as PostgreSQL writes it, as `00000016B374D848`. */
export function walPosition(lsn: string): WalPosition {
  const [high = '', low = ''] = lsn.split('/')
  return (high.padStart(8, '0') + low.padStart(8, '0')).toUpperCase()
}

export function isWalPosition(text: string): boolean {
  return form.test(text)
}
