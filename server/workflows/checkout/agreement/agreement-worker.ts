// Writes agreements in a thread of its own, so that no call waits behind one.
import { parentPort } from 'node:worker_threads'
import { agreementPdf } from './agreement-pdf.ts'
import type { WantedAgreement, WrittenAgreement } from './write-agreement.ts'

// To a thread, not a window.
// oxlint-disable-next-line unicorn/require-post-message-target-origin
const say = (written: WrittenAgreement) => parentPort?.postMessage(written)

parentPort?.on('message', ({ at, agreement }: WantedAgreement) => {
  agreementPdf(agreement).then(
    (pdf) => say({ at, pdf }),
    (error: unknown) => say({ at, failed: String(error) }),
  )
})
