import { useApi } from '../../platform/api/query.ts'
import { DownloadButton } from '../../ui/download-button.tsx'
import { Loaded } from '../../ui/loading/loaded.tsx'
import { Panel } from '../../ui/panel.tsx'
import styles from './agreement.module.css'
import { SignatureFacts } from './signed-panel.tsx'

/** What an assistant has signed, for staff; nothing for someone who never applied here. */
export function AgreementsPanel({ uuid }: { uuid: string }) {
  const agreements = useApi('applications.listAgreements', { params: { uuid } })
  if (agreements.data?.agreements.length === 0) return null
  return (
    <Panel title="Signed agreements">
      <Loaded of={agreements} height={160}>
        {(data) =>
          data.agreements.map((signed) => (
            <div key={signed.application_uuid}>
              <SignatureFacts signed={signed} />
              <div className={styles.file}>
                <DownloadButton variant="outline" path={`/applications/${signed.application_uuid}/agreement/file`}>
                  Download the agreement
                </DownloadButton>
              </div>
            </div>
          ))
        }
      </Loaded>
    </Panel>
  )
}
