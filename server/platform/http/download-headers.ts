/** Of a file that is one client's: saved under its name, and kept nowhere else. */
export function downloadHeaders(file_name: string): Record<string, string> {
  return {
    'Content-Disposition': `attachment; filename="${file_name}"`,
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
  }
}
