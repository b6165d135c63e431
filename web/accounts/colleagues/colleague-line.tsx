import * as t from '@talentplace/contract/accounts/messages/colleagues'
import { colleagueRoleWords } from '@talentplace/contract/accounts/colleague-role-words'
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
import { Rich } from '../../ui/rich.tsx'
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
    errorMessage: t.notHandedOver(),
    onSaved() {
      notify({ kind: 'success', message: t.handedOver({ name: full_name }) })
      onClose()
      void navigate(paths.clientHome())
      void refreshSession().catch(() => undefined)
    },
  })
  return (
    <Decision label={t.handOver()} save={save} onConfirm={() => save.mutate({ params: { uuid } })} onClose={onClose}>
      {t.handOverText({ name: full_name })}
    </Decision>
  )
}

const changes = {
  role: { label: t.changeRole(), title: (name: string) => t.whatTheyDo({ name }), Part: RoleForm },
  primary: {
    label: t.makePrimary(),
    title: (name: string) => t.makePrimaryQuestion({ name }),
    Part: HandOver,
  },
  remove: { label: t.remove(), title: (name: string) => t.removeQuestion({ name }), Part: RemoveColleague },
} as const
const kinds = ['role', 'primary', 'remove'] as const

function Changes({ colleague }: { colleague: Colleague }) {
  const [kind, setKind] = useState<(typeof kinds)[number] | null>(null)
  const close = (): void => setKind(null)
  const name = colleague.full_name
  return (
    <div className={styles.actions}>
      {kinds.map((each) => (
        <Button
          key={each}
          variant="quiet"
          aria-label={t.actionFor({ action: changes[each].label, name })}
          onClick={() => setKind(each)}
        >
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
            {is_primary_contact ? t.primaryContact() : colleagueRoleWords[colleague_role].label()}
          </Tag>
        </p>
        <p className={styles.detail}>{email}</p>
        <p className={styles.detail}>
          <Rich of={t.joined} values={{}} when={() => <TimeAgo instant={created_date} />} />
          {last_seen !== null && (
            <>
              {' · '}
              <Rich of={t.lastSeen} values={{}} when={() => <TimeAgo instant={last_seen} />} />
            </>
          )}
        </p>
      </div>
      {!is_primary_contact && <Changes colleague={colleague} />}
    </EntryLine>
  )
}
