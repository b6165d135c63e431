import { colleagueRoleWords } from '@talentplace/contract/accounts/colleague-role'
import type { Colleague } from '@talentplace/contract/accounts/colleagues/colleague.routes'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '../../platform/navigation/paths.ts'
import { refreshSession } from '../../platform/session/refresh-session.ts'
import { TimeAgo } from '../../platform/viewer-zone/time-ago.tsx'
import { Button } from '../../ui/button.tsx'
import { EntryLine } from '../../ui/entries.tsx'
import { useSave } from '../../ui/form/use-save.ts'
import { notify } from '../../ui/notice/toast.ts'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { Tag } from '../../ui/tag.tsx'
import styles from './colleagues.module.css'
import { Decision } from './decision.tsx'
import { RemoveColleague } from './remove-colleague.tsx'
import { RoleForm } from './role-form.tsx'

/** Someone else leads the company from now on. */
function HandOver({ colleague, onClose }: { colleague: Colleague; onClose: () => void }) {
  const { uuid, full_name } = colleague
  const navigate = useNavigate()
  const save = useSave('accounts.handOverPrimaryContact', {
    errorMessage: 'The company could not be handed over, and nothing has changed. Please try again.',
    onSaved() {
      notify({ kind: 'success', message: `${full_name} is your primary contact now.` })
      onClose()
      void navigate(paths.clientHome())
      void refreshSession().catch(() => undefined)
    },
  })
  return (
    <Decision label="Hand over" save={save} onConfirm={() => save.mutate({ params: { uuid } })} onClose={onClose}>
      {full_name} will see Billing and decide who belongs to your company. You’ll keep the role Everything, and only
      they can hand it back.
    </Decision>
  )
}

const changes = {
  role: { label: 'Change role', title: (name: string) => `What ${name} does`, Part: RoleForm },
  primary: {
    label: 'Make primary contact',
    title: (name: string) => `Make ${name} the primary contact?`,
    Part: HandOver,
  },
  remove: { label: 'Remove', title: (name: string) => `Remove ${name}?`, Part: RemoveColleague },
} as const
const kinds = ['role', 'primary', 'remove'] as const

function Changes({ colleague }: { colleague: Colleague }) {
  const [kind, setKind] = useState<(typeof kinds)[number] | null>(null)
  const close = (): void => setKind(null)
  const name = colleague.full_name
  return (
    <div className={styles.actions}>
      {kinds.map((each) => (
        <Button key={each} variant="quiet" aria-label={`${changes[each].label}: ${name}`} onClick={() => setKind(each)}>
          {changes[each].label}
        </Button>
      ))}
      {kinds.map((each) => {
        const { title, Part } = changes[each]
        return (
          <Dialog key={each} opened={kind === each} title={title(name)} onClose={close}>
            {kind === each && <Part colleague={colleague} onClose={close} />}
          </Dialog>
        )
      })}
    </div>
  )
}

/** One of the company's people, with what the primary contact can change of theirs. */
export function ColleagueLine({ colleague }: { colleague: Colleague }) {
  const { full_name, email, is_primary_contact, colleague_role, created_date, last_seen } = colleague
  return (
    <EntryLine>
      <div className={styles.words}>
        <p className={styles.name}>
          {full_name}
          <Tag tone={is_primary_contact ? 'good' : 'plain'}>
            {is_primary_contact ? 'Primary contact' : colleagueRoleWords[colleague_role].label}
          </Tag>
        </p>
        <p className={styles.detail}>{email}</p>
        <p className={styles.detail}>
          Joined <TimeAgo instant={created_date} />
          {last_seen !== null && (
            <>
              {' · last seen '}
              <TimeAgo instant={last_seen} />
            </>
          )}
        </p>
      </div>
      {!is_primary_contact && <Changes colleague={colleague} />}
    </EntryLine>
  )
}
