import * as t from '@talentplace/contract/matching/messages/candidates'
import * as ui from '@talentplace/contract/shared/messages/ui'
import { Checkbox, TextInput } from '@mantine/core'
import type { KeywordGroups } from '@talentplace/contract/core/criteria/criteria'
import { maximumRoles } from '@talentplace/contract/core/criteria/limits'
import { useState } from 'react'
import { failureMessage } from '../../../platform/api/api-failure.ts'
import { useApi } from '../../../platform/api/query.ts'
import { Button } from '../../../ui/button.tsx'
import { useTypedWords } from '../../../ui/form/use-typed-words.ts'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { LoadFailure } from '../../../ui/notice/load-failure.tsx'
import { Skeleton } from '../../../ui/notice/skeleton.tsx'
import styles from './add-roles-dialog.module.css'

interface AddRolesDialogProps {
  readonly opened: boolean
  readonly keywords: KeywordGroups
  readonly chosen: readonly number[]
  readonly onAdd: (rids: number[]) => void
  readonly onClose: () => void
}

/** Roles for what is typed here; before that, those recommended for what was entered in the first step. */
function useOfferedRoles(text: string, keywords: KeywordGroups) {
  const { words, isTyping } = useTypedWords(text)
  const query = words === '' ? keywords : { roles: [], skills: [], tools: [], default: [words.slice(0, 2000)] }
  const { data, error, refetch } = useApi('matching.recommendRoles', { query })
  return { data: isTyping ? undefined : data, error, refetch }
}

function RoleChoices({
  text,
  keywords,
  chosen,
  picked,
  onPick,
}: {
  text: string
  keywords: KeywordGroups
  chosen: readonly number[]
  picked: readonly number[]
  onPick: (rid: number) => void
}) {
  const { data, error, refetch } = useOfferedRoles(text, keywords)
  if (error) {
    return <LoadFailure message={failureMessage(error, ui.errorOccurred())} onRetry={() => void refetch()} />
  }
  if (!data)
    return (
      <div aria-busy="true">
        <Skeleton height={220} />
      </div>
    )
  const offered = data.roles.filter((role) => !chosen.includes(role.id))
  if (offered.length === 0) return <p className={styles.none}>{t.noOtherRole()}</p>
  const isFull = chosen.length + picked.length >= maximumRoles
  return (
    <ul className={styles.roles} aria-label={t.rolesToAdd()}>
      {offered.map((role) => (
        <li key={role.id}>
          <Checkbox
            label={role.value}
            description={role.description}
            checked={picked.includes(role.id)}
            disabled={isFull && !picked.includes(role.id)}
            onChange={() => onPick(role.id)}
          />
        </li>
      ))}
    </ul>
  )
}

function AddRoles({ keywords, chosen, onAdd, onClose }: Omit<AddRolesDialogProps, 'opened'>) {
  const [text, setText] = useState('')
  const [picked, setPicked] = useState<number[]>([])
  function toggle(rid: number): void {
    setPicked(picked.includes(rid) ? picked.filter((each) => each !== rid) : [...picked, rid])
  }
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        if (picked.length > 0) onAdd(picked)
      }}
    >
      <TextInput
        label={t.whatElse()}
        placeholder={t.whatElseExample()}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        maxLength={200}
        data-autofocus
      />
      <RoleChoices text={text} keywords={keywords} chosen={chosen} picked={picked} onPick={toggle} />
      <div className={styles.buttons}>
        <Button variant="quiet" onClick={onClose}>
          {ui.cancel()}
        </Button>
        <Button type="submit" disabled={picked.length === 0}>
          {picked.length > 1 ? t.addManyRoles({ count: picked.length }) : t.addRole()}
        </Button>
      </div>
    </form>
  )
}

/** B4.2: adds roles without leaving the candidates; each begins with the default hours. */
export function AddRolesDialog({ opened, ...form }: AddRolesDialogProps) {
  return (
    <Dialog opened={opened} onClose={form.onClose} title={t.addRoles()} wide>
      <AddRoles {...form} />
    </Dialog>
  )
}
