/** An amount as people type it (`1,080`, `38.5`, `38,50 $` is none) in integer cents; null: it is no amount. */
export function readCents(text: string): number | null {
  const plain = text
    .trim()
    .replace(/^\$/, '')
    .replaceAll(/(?<=\d),(?=\d{3}(\D|$))/g, '')
  return /^\d{1,9}(\.\d{0,2})?$/.test(plain) ? Math.round(Number(plain) * 100) : null
}

/** Integer cents of an amount that may be below zero, with a minus; null: it is no amount. */
export function readSignedCents(text: string): number | null {
  const typed = text.trim()
  const isNegative = /^[-–−]/.test(typed)
  const cents = readCents(isNegative ? typed.slice(1) : typed)
  return cents === null ? null : isNegative ? 0 - cents : cents
}

/** Integer cents as a field holds them: `38.00`. */
export function centsText(cents: number): string {
  return (cents / 100).toFixed(2)
}

/** A percentage as people type it (`9.975`, `10 %`) in thousandths of a percent; null: it is none. */
export function readPercent(text: string): number | null {
  const plain = text.trim().replace(/\s*%$/, '')
  return /^\d{1,3}(\.\d{0,3})?$/.test(plain) ? Math.round(Number(plain) * 1000) : null
}

/** Thousandths of a percent without needless zeros: `9.975`, `5`. */
export function percentText(thousandths: number): string {
  return String(thousandths / 1000)
}

/** A whole number as people type it; null: nothing was typed; NaN: it is no whole number. */
export function readWhole(text: string): number | null {
  const plain = text.trim().replaceAll(/(?<=\d),(?=\d{3}(\D|$))/g, '')
  if (plain === '') return null
  return /^\d{1,9}$/.test(plain) ? Number(plain) : NaN
}

/**
 * What a form sends of a number that has to be there: NaN for text that is none, and nothing where nothing was typed, so that the
 * contract tells the two apart. It is checked before it goes, which is why it may be called a number.
 */
export function neededNumber(text: string, read: (text: string) => number | null): number {
  return text.trim() === '' ? (undefined as unknown as number) : (read(text) ?? NaN)
}
