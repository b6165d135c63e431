/** Text as a plain keyboard types it: straight quotes and dashes, single spaces. */
export function plainTyping(text: string): string {
  return text
    .normalize('NFC')
    .replaceAll(/[‘’‛′`´]/g, "'")
    .replaceAll(/[“”„″«»]/g, '"')
    .replaceAll(/[‐‑‒–—−]/g, '-')
    .replaceAll('…', '...')
    .replaceAll(/\s+/g, ' ')
    .trim()
}
