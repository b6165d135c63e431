import { Checkbox } from '@mantine/core'
import { consentTexts } from '@talentplace/contract/accounts/consent'
import type { ComponentProps } from 'react'
import { paths } from '../../platform/navigation/paths.ts'
import styles from './consents.module.css'

type BoxProps = ComponentProps<typeof Checkbox>

const linked = [
  { phrase: 'terms of service', to: paths.terms() },
  { phrase: 'privacy policy', to: paths.privacy() },
]
const phrases = new RegExp(`(${linked.map(({ phrase }) => phrase).join('|')})`)

/** The text that is agreed to, its documents linked; they open beside the form, which stays as it is. */
function TermsText() {
  return consentTexts.terms.text.split(phrases).map((part) => {
    const link = linked.find(({ phrase }) => phrase === part)
    return link ? (
      <a key={part} href={link.to} target="_blank" rel="noopener">
        {part}
      </a>
    ) : (
      part
    )
  })
}

/** B7: the terms, which have to be accepted, and news by email, which nobody has to want and not every form asks about. */
export function Consents({ terms, news }: { terms: BoxProps; news?: BoxProps }) {
  return (
    <div className={styles.consents}>
      <Checkbox label={<TermsText />} required {...terms} />
      {news && <Checkbox label={consentTexts.email.text} {...news} />}
    </div>
  )
}
