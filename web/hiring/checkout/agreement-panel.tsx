import { Checkbox, Textarea, TextInput } from '@mantine/core'
import { Panel } from '../../ui/panel.tsx'
import styles from './agreement-panel.module.css'

interface AgreementPanelProps {
  readonly text: string
  /** What renewals charge, e.g. `Visa ending in 4242`; null while no card is chosen. */
  readonly renewalCard: string | null
  readonly agreed: boolean
  readonly signedName: string
  /** What is wrong, once Pay was pressed. */
  readonly issues: Readonly<Record<string, string>>
  readonly onAgree: (agreed: boolean) => void
  readonly onSign: (name: string) => void
}

/** B8: the agreement, readable where it is signed by a typed name. */
export function AgreementPanel({
  text,
  renewalCard,
  agreed,
  signedName,
  issues,
  onAgree,
  onSign,
}: AgreementPanelProps) {
  return (
    <Panel title="Agreement" lead="You get it by email as a PDF, with your name, the time and the lines above.">
      <Textarea label="The agreement in full" size="md" rows={10} readOnly value={text} />
      {renewalCard !== null && <p className={styles.card}>Renewals are charged to {renewalCard}.</p>}
      <div className={styles.sign}>
        <Checkbox
          label="I have read the agreement and agree to it"
          checked={agreed}
          error={issues['agreed']}
          data-path="agreed"
          onChange={(event) => onAgree(event.currentTarget.checked)}
        />
        <TextInput
          label="Type your full name to sign"
          size="md"
          autoComplete="name"
          maxLength={200}
          value={signedName}
          error={issues['signed_name']}
          data-path="signed_name"
          onChange={(event) => onSign(event.currentTarget.value)}
        />
      </div>
    </Panel>
  )
}
