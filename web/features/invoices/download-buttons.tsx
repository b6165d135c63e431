import { useState } from 'react'
import { failureMessage } from '../../platform/api/api-failure.ts'
import { Button } from '../../ui/button.tsx'
import { saveFile } from '../../ui/save-file.ts'
import { notify } from '../../ui/snackbar.ts'
import { fetchInvoiceFile } from './fetch-invoice-file.ts'

type Format = 'pdf' | 'csv'

/** A6.10: an invoice as PDF and as CSV. */
export function DownloadButtons({ uuid }: { uuid: string }) {
  const [busy, setBusy] = useState<Format | null>(null)
  async function download(format: Format): Promise<void> {
    setBusy(format)
    try {
      const { name, type, content } = await fetchInvoiceFile(uuid, { format })
      saveFile(name, type, content)
    } catch (error) {
      notify({ kind: 'error', message: failureMessage(error, 'The file could not be loaded. Please try again.') })
    } finally {
      setBusy(null)
    }
  }
  return (
    <>
      <Button variant="outline" busy={busy === 'pdf'} onClick={() => void download('pdf')}>
        Download PDF
      </Button>
      <Button variant="outline" busy={busy === 'csv'} onClick={() => void download('csv')}>
        Download CSV
      </Button>
    </>
  )
}
