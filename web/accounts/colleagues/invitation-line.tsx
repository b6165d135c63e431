import { colleagueRoleWords } from '@talentplace/contract/accounts/colleague-role'
import type { Invitation } from '@talentplace/contract/accounts/colleagues/colleague.routes'
import { TimeAgo } from '../../platform/viewer-zone/time-ago.tsx'
import { Button } from '../../ui/button.tsx'
import { EntryLine } from '../../ui/entries.tsx'
import { useSave } from '../../ui/form/use-save.ts'
import { notify } from '../../ui/notice/toast.ts'
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
    errorMessage: 'The invitation could not be sent. Please try again.',
    onSaved: () => notify({ kind: 'success', message: `We’ve emailed ${email} a new link.` }),
    onRejected,
  })
  const withdraw = useSave('accounts.withdrawInvitation', {
    reloads: showsColleagues,
    reloadsOnError: true,
    errorMessage: 'The invitation could not be withdrawn. Please try again.',
    onSaved: () => notify({ kind: 'success', message: `The invitation to ${email} is withdrawn.` }),
    onRejected,
  })
  return (
    <EntryLine>
      <div className={styles.words}>
        <p className={styles.name}>
          {email}
          <Tag tone={is_expired ? 'notice' : 'plain'}>
            {is_expired ? 'Expired' : colleagueRoleWords[colleague_role].label}
          </Tag>
        </p>
        <p className={styles.detail}>
          Invited <TimeAgo instant={sent_date} />
        </p>
      </div>
      <div className={styles.actions}>
        <Button
          variant="quiet"
          busy={resend.isPending}
          aria-label={`Send again: ${email}`}
          onClick={() => resend.mutate({ params: { uuid } })}
        >
          Send again
        </Button>
        <Button
          variant="quiet"
          busy={withdraw.isPending}
          aria-label={`Withdraw: ${email}`}
          onClick={() => withdraw.mutate({ params: { uuid } })}
        >
          Withdraw
        </Button>
      </div>
    </EntryLine>
  )
}
