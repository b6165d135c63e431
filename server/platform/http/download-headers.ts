import anyAscii from 'any-ascii'

/** As a header carries it (RFC 8187): what a web address leaves alone and this form doesn't is escaped, too. */
export function headerForm(name: string): string {
  return encodeURIComponent(name).replaceAll(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
}

/** The name in ASCII, for programs that know nothing else, and in its own letters where it has others. */
function disposition(file_name: string): string {
  const plain = anyAscii(file_name).replaceAll(/["\\]|[^ -~]/g, '')
  const named = `attachment; filename="${plain}"`
  return plain === file_name ? named : `${named}; filename*=UTF-8''${headerForm(file_name)}`
}

/** Of a file that is one client's: saved under its name, and kept nowhere else. */
export function downloadHeaders(file_name: string): Record<string, string> {
  return {
    'Content-Disposition': disposition(file_name),
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
  }
}
