import type { Signature } from '@talentplace/contract/talent/agreement/agreement.routes'
import { InstantTime } from '../../platform/viewer-zone/instant-time.tsx'
import { DownloadButton } from '../../ui/download-button.tsx'
import { Description, DescriptionList } from '../../ui/description-list.tsx'
import { Panel } from '../../ui/panel.tsx'
import styles from './agreement.module.css'

/** Who signed what, and when. */
export function SignatureFacts({ signed }: { signed: Signature }) {
  return (
    <DescriptionList>
      {[
        <Description key="name" label="Signed by">
          {signed.signed_name}
        </Description>,
        <Description key="date" label="On">
          <InstantTime instant={signed.signed_date} />
        </Description>,
        <Description key="version" label="Edition">
          {signed.version}
        </Description>,
        <Description key="hash" label="SHA-256 of the file">
          <span className={styles.hash}>{signed.sha256}</span>
        </Description>,
      ]}
    </DescriptionList>
  )
}

/** One’s own signed agreement. */
export function SignedPanel({ signed }: { signed: Signature }) {
  return (
    <Panel title="Your agreement is signed">
      <SignatureFacts signed={signed} />
      <div className={styles.file}>
        <DownloadButton variant="outline" path="/applications/self/agreement/file">
          Download your copy
        </DownloadButton>
      </div>
    </Panel>
  )
}
