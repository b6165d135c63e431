import { DownloadButton } from '../../ui/download-button.tsx'

/** A6.10: an invoice as PDF and as CSV. */
export function DownloadButtons({ uuid }: { uuid: string }) {
  return (
    <>
      <DownloadButton variant="outline" path={`/invoices/${uuid}/file?format=pdf`}>
        Download PDF
      </DownloadButton>
      <DownloadButton variant="outline" path={`/invoices/${uuid}/file?format=csv`}>
        Download CSV
      </DownloadButton>
    </>
  )
}
