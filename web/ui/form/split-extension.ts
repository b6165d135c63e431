const withExtension = /^(?<number>.*\d\)?)[\s,;/]*(?:extension|ext|poste|x|#)[\s.:]*(?<extension>\d{1,8})$/iu

/** A pasted phone number and what is dialled after it: `416 555 0100 ext. 2`, `x2`, `#2`, `poste 2`; null where it has none. */
export function splitExtension(text: string): { number: string; extension: string } | null {
  const { number, extension } = withExtension.exec(text.trim())?.groups ?? {}
  return number === undefined || extension === undefined ? null : { number, extension }
}
