import type { PageText } from '@talentplace/contract/core/content/content-page'
import type { OwnAgreement } from '@talentplace/contract/talent/agreement/agreement.routes'
import type { ReactNode } from 'react'
import { useApi } from '../../platform/api/query.ts'
import { Loaded } from '../../ui/loading/loaded.tsx'
import { Panel } from '../../ui/panel.tsx'
import styles from './agreement.module.css'
import { SignForm } from './sign-form.tsx'
import { SignedPanel } from './signed-panel.tsx'

/** Shows marked text: paragraphs, points, links. */
type MarkedWords = (props: { text: string }) => ReactNode

/** The words of an agreement, section by section. */
function AgreementText({ text: { lead, sections }, Words }: { text: PageText; Words: MarkedWords }) {
  return (
    <div className={styles.text}>
      <Words text={lead} />
      {sections.map((section, at) => (
        <section key={at} className={styles.section}>
          {section.heading !== '' && <h3 className={styles.heading}>{section.heading}</h3>}
          <Words text={section.text} />
          {section.items.map((item, nth) => (
            <div key={nth}>
              <strong>{item.heading}</strong>
              <Words text={item.text} />
            </div>
          ))}
        </section>
      ))}
    </div>
  )
}

function Agreement({ agreement, Words }: { agreement: OwnAgreement; Words: MarkedWords }) {
  const { text, version, signed, is_open } = agreement
  if (signed !== null) {
    return (
      <>
        <SignedPanel signed={signed} />
        <Panel title={text.heading}>
          <details>
            <summary>Read what you signed</summary>
            <AgreementText text={text} Words={Words} />
          </details>
        </Panel>
      </>
    )
  }
  return (
    <>
      <Panel title={text.heading} lead={`Edition ${version}`}>
        <AgreementText text={text} Words={Words} />
      </Panel>
      {is_open ? (
        <SignForm agreement={agreement} />
      ) : (
        <p>You can read it now. You sign it here once it’s time for your onboarding.</p>
      )}
    </>
  )
}

/** C6.1: the agreement to read and sign, or as it was signed. */
export function AgreementStep({ Words }: { Words: MarkedWords }) {
  const agreement = useApi('applications.getOwnAgreement', {})
  return (
    <Loaded of={agreement} height={480} errorMessage="Your agreement could not be loaded. Please try again.">
      {(data) => <Agreement agreement={data} Words={Words} />}
    </Loaded>
  )
}
