import * as t from '@talentplace/contract/accounts/messages/confirm-email'
import { dialledText } from '@talentplace/contract/shared/dialled-text'
import { useState } from 'react'
import type { Reply } from '../../platform/api/operation-types.ts'
import { useSession } from '../../platform/session/session.ts'
import { Button } from '../../ui/button.tsx'
import { Description, DescriptionList } from '../../ui/description-list.tsx'
import { Page } from '../../ui/page/page.tsx'
import { confirmByLink, type MailedLink, type UnconfirmedLink } from './confirm-by-link.ts'
import styles from './confirm-email.module.css'

type Entered = NonNullable<Reply<'accounts.openVerification'>['entered']>

function EnteredDetails({ entered }: { entered: Entered }) {
  const { full_name, company, phone_number, phone_extension, place } = entered
  const known = [
    [t.name(), full_name],
    [t.company(), company],
    [t.phone(), dialledText(phone_number, phone_extension)],
    [t.city(), place],
  ] as const
  return (
    <section aria-label={t.entered()}>
      <DescriptionList>
        {known
          .filter(([, value]) => value !== '')
          .map(([label, value]) => (
            <Description key={label} label={label}>
              {value}
            </Description>
          ))}
      </DescriptionList>
    </section>
  )
}

interface ConfirmEmailProps {
  readonly link: MailedLink
  /** What is shown for the person to say whether it is theirs; null: this browser sent it itself. */
  readonly entered: Entered | null
  readonly onReady: () => unknown
  readonly onFailure: (failure: UnconfirmedLink) => void
}

/** B7.5: what pressing the button will do. Nothing happens before: mail scanners open links too. */
export function ConfirmEmail({ link, entered, onReady, onFailure }: ConfirmEmailProps) {
  const { user } = useSession()
  const [pressed, setPressed] = useState<'kept' | 'dropped' | null>(null)
  async function confirm(how: 'kept' | 'dropped'): Promise<void> {
    setPressed(how)
    const keepsEntered = how === 'kept' && entered !== null
    const failure = await confirmByLink({ ...link, keepsEntered, onReady })
    if (failure !== null) onFailure(failure)
  }
  return (
    <Page
      heading={t.title()}
      lead={entered === null ? t.isYours({ email: link.email }) : t.detailsEntered({ email: link.email })}
    >
      {entered !== null && <EnteredDetails entered={entered} />}
      {user && <p>{t.signsOut({ email: user.email })}</p>}
      <div className={styles.ways}>
        <Button busy={pressed === 'kept'} onClick={() => void confirm('kept')}>
          {pressed === 'kept' ? t.confirming() : t.confirm()}
        </Button>
        {entered !== null && (
          <Button variant="quiet" busy={pressed === 'dropped'} onClick={() => void confirm('dropped')}>
            {t.startOver()}
          </Button>
        )}
      </div>
    </Page>
  )
}
