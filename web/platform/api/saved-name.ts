function decoded(text: string | undefined): string | null {
  if (text === undefined) return null
  try {
    return decodeURIComponent(text)
  } catch {
    return null
  }
}

/** What a file is saved as, by `Content-Disposition`: the name in its own letters (RFC 8187) before the one in ASCII. */
export function savedName(disposition: string | null): string {
  const own = /filename\*=UTF-8''([^;]+)/.exec(disposition ?? '')?.[1]
  const plain = /filename="([^"]+)"/.exec(disposition ?? '')?.[1]
  return decoded(own) ?? plain ?? 'download'
}
