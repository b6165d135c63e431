import { Checkbox, Radio, Textarea, TextInput } from '@mantine/core'
import * as t from '@talentplace/contract/hiring/messages/agreement'
import { locales, type Language } from '@talentplace/contract/shared/i18n/language'
import { Panel } from '../../ui/panel.tsx'
import { TextButton } from '../../ui/text-button.tsx'
import styles from './agreement-panel.module.css'
import type { QuotedCheckout } from './checkout-quote.ts'

interface AgreementPanelProps {
  readonly agreement: QuotedCheckout['agreement']
  /** In which it is read and signed. */
  readonly language: Language
  /** What renewals charge, e.g. `Visa ending in 4242`; null while no card is chosen. */
  readonly renewalCard: string | null
  readonly agreed: boolean
  readonly signedName: string
  /** What is wrong, once Pay was pressed. */
  readonly issues: Readonly<Record<string, string>>
  /** `expressly`: given the French agreement first, the client chose the English one. */
  readonly onLanguage: (language: Language, how: { expressly: boolean }) => void
  readonly onAgree: (agreed: boolean) => void
  readonly onSign: (name: string) => void
}

type LanguageProps = Pick<AgreementPanelProps, 'language' | 'onLanguage'>

/** In Québec: the French agreement is here first, and English is a choice of its own. */
function FrenchFirst({ language, onLanguage }: LanguageProps) {
  return (
    <Radio.Group
      className={styles.choice}
      size="md"
      label={t.frenchFirst()}
      value={language}
      onChange={(chosen) => onLanguage(chosen === 'en' ? 'en' : 'fr', { expressly: chosen === 'en' })}
    >
      <div className={styles.languages}>
        <Radio size="md" value="fr" label={t.signFrench()} />
        <Radio size="md" value="en" label={t.chooseEnglish()} />
      </div>
    </Radio.Group>
  )
}

function OtherLanguage({ language, onLanguage }: LanguageProps) {
  const other = language === 'en' ? 'fr' : 'en'
  return (
    <TextButton
      size="small"
      className={styles.choice}
      lang={locales[other]}
      onClick={() => onLanguage(other, { expressly: false })}
    >
      {other === 'fr' ? t.readFrench() : t.readEnglish()}
    </TextButton>
  )
}

/** B8: the agreement, readable where it is signed by a typed name. */
export function AgreementPanel({ agreement, language, renewalCard, agreed, ...panel }: AgreementPanelProps) {
  const { signedName, issues, onLanguage, onAgree, onSign } = panel
  const Choice = agreement.french_first ? FrenchFirst : OtherLanguage
  return (
    <Panel title={t.panelTitle()} lead={t.panelLead()}>
      <Textarea
        label={t.inFull()}
        size="md"
        rows={10}
        readOnly
        lang={locales[language]}
        value={language === agreement.language ? agreement.text : agreement.other_text}
      />
      <Choice language={language} onLanguage={onLanguage} />
      {renewalCard !== null && <p className={styles.card}>{t.renewalCard({ card: renewalCard })}</p>}
      <div className={styles.sign}>
        <Checkbox
          label={t.haveRead()}
          checked={agreed}
          error={issues['agreed']}
          data-path="agreed"
          onChange={(event) => onAgree(event.currentTarget.checked)}
        />
        <TextInput
          label={t.typeName()}
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
