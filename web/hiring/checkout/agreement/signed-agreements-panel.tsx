import * as t from '@talentplace/contract/hiring/messages/agreement'
import { offsetText } from '@talentplace/contract/hiring/checkout/offset-text'
import type { SignedAgreement } from '@talentplace/contract/hiring/checkout/signed-agreement.routes'
import { useApi } from '../../../platform/api/query.ts'
import { formatDay } from '../../../platform/formatting/day.ts'
import { localTime } from '../../../platform/formatting/local-time.ts'
import { DownloadButton } from '../../../ui/download-button.tsx'
import { Entries, Entry } from '../../../ui/entries.tsx'
import { Loaded } from '../../../ui/loading/loaded.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { Rich } from '../../../ui/rich.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import styles from './signed-agreements-panel.module.css'

/** By the signer's clock, not the viewer's. */
function SignedAt({ signed_date, signed_offset }: Pick<SignedAgreement, 'signed_date' | 'signed_offset'>) {
  const at = Date.parse(signed_date)
  return (
    <time dateTime={signed_date}>
      {formatDay(signed_offset, at)}, {localTime(signed_offset, at)} ({offsetText(signed_offset)})
    </time>
  )
}

function AgreementEntry({ agreement, named }: { agreement: SignedAgreement; named: boolean }) {
  const { order_uuid, project_name, signed_name, version, language, english_chosen_date, sha256 } = agreement
  const inEnglish = english_chosen_date === null ? t.signedInEnglish() : t.englishChosen()
  return (
    <Entry
      name={named ? project_name : t.signedByName({ name: signed_name })}
      detail={
        <>
          {named && `${t.signedByName({ name: signed_name })}, `}
          <SignedAt {...agreement} />
        </>
      }
      note={
        <>
          {t.editionSigned({ version, language: language === 'fr' ? t.signedInFrench() : inEnglish })}
          {sha256 !== null && (
            <>
              {' '}
              · SHA-256 <span className={styles.hash}>{sha256}</span>
            </>
          )}
        </>
      }
    >
      {sha256 !== null && (
        <DownloadButton variant="outline" path={`/client/checkout/${order_uuid}/agreement`}>
          <Rich
            of={t.download}
            values={{ name: project_name }}
            rest={(text) => <VisuallyHidden>{text}</VisuallyHidden>}
          />
        </DownloadButton>
      )}
    </Entry>
  )
}

interface SignedAgreementsPanelProps {
  readonly clientUuid: string
  /** Only those of this subscription. */
  readonly project?: string
}

/** What a company agreed to at its checkouts: who signed which edition when, and the file. */
export function SignedAgreementsPanel({ clientUuid, project }: SignedAgreementsPanelProps) {
  const query = project === undefined ? {} : { project_uuid: project }
  const agreements = useApi('checkout.listSignedAgreements', { params: { clientUuid }, query })
  return (
    <Panel title={t.signedAgreements()}>
      <Loaded of={agreements} height={72}>
        {(data) => (
          <Entries none={t.nothingSigned()}>
            {data.agreements.map((agreement) => (
              <AgreementEntry key={agreement.order_uuid} agreement={agreement} named={project === undefined} />
            ))}
          </Entries>
        )}
      </Loaded>
    </Panel>
  )
}
