import * as t from '@talentplace/contract/accounts/messages/colleagues'
import { colleagueRoleWords } from '@talentplace/contract/accounts/colleague-role-words'
import type { Invitation } from '@talentplace/contract/accounts/colleagues/colleague.routes'
import { TimeAgo } from '../../platform/viewer-zone/time-ago.tsx'
import { Button } from '../../ui/button.tsx'
import { EntryLine } from '../../ui/entries.tsx'
import { useSave } from '../../ui/form/use-save.ts'
import { notify } from '../../ui/notice/toast.ts'
import { Rich } from '../../ui/rich.tsx'
import { Tag } from '../../ui/tag.tsx'
import styles from './colleagues.module.css'
import { showsColleagues } from './shows-colleagues.ts'

const onRejected = (message: string): void => notify({ kind: 'error', message })

/** Someone who was invited and hasn't accepted yet. */
export function InvitationLine({ invitation }: { invitation: Invitation }) {
  const { uuid, email, colleague_role, sent_date, is_expired } = invitation
  const resend = useSave('accounts.resendInvitation', {
    reloads: showsColleagues,
    reloadsOnError: true,
    errorMessage: t.notSent(),
    onSaved: () => notify({ kind: 'success', message: t.sentAgain({ email }) }),
    onRejected,
  })
  const withdraw = useSave('accounts.withdrawInvitation', {
    reloads: showsColleagues,
    reloadsOnError: true,
    errorMessage: t.notWithdrawn(),
    onSaved: () => notify({ kind: 'success', message: t.withdrawn({ email }) }),
    onRejected,
  })
  return (
    <EntryLine>
      <div className={styles.words}>
        <p className={styles.name}>
          {email}
          <Tag tone={is_expired ? 'notice' : 'plain'}>
            {is_expired ? t.expired() : colleagueRoleWords[colleague_role].label()}
          </Tag>
        </p>
        <p className={styles.detail}>
          <Rich of={t.invited} values={{}} when={() => <TimeAgo instant={sent_date} />} />
        </p>
      </div>
      <div className={styles.actions}>
        <Button
          variant="quiet"
          busy={resend.isPending}
          aria-label={t.actionFor({ action: t.sendAgain(), name: email })}
          onClick={() => resend.mutate({ params: { uuid } })}
        >
          {t.sendAgain()}
        </Button>
        <Button
          variant="quiet"
          busy={withdraw.isPending}
          aria-label={t.actionFor({ action: t.withdraw(), name: email })}
          onClick={() => withdraw.mutate({ params: { uuid } })}
        >
          {t.withdraw()}
        </Button>
      </div>
    </EntryLine>
  )
}
