import * as t from '@talentplace/contract/matching/messages/roles'
import { useState } from 'react'
import type { Keyword } from '@talentplace/contract/matching/keyword.routes'
import { announce } from '../../ui/notice/live-region.tsx'
import { KeywordBox } from '../requirements/keyword-box.tsx'
import { useKeywordSearch } from '../requirements/use-keyword-search.ts'

interface AddRolesProps {
  /** The roles chosen already, left out of what is found. */
  readonly rids: readonly number[]
  readonly onAdd: (role: Keyword) => void
  readonly label?: string
}

const rolesOnly = ['role' as const]

/** A box to find and add roles by name. */
export function AddRoles({ rids, onAdd, label = t.addAnother() }: AddRolesProps) {
  const [text, setText] = useState('')
  const { found, isPending, isUnreachable } = useKeywordSearch(text, rolesOnly)
  const options = found.filter(({ id }) => !rids.includes(id))

  function add(role: Keyword | undefined) {
    if (!role) return
    setText('')
    onAdd(role)
    announce(t.roleAdded({ role: role.value }))
  }

  return (
    <KeywordBox
      label={label}
      placeholder={t.typeRole()}
      text={text}
      onText={setText}
      options={options}
      isPending={isPending}
      nothingFound={isUnreachable ? t.unreachable() : found.length > 0 ? t.chosenAlready() : t.noSuchRole()}
      onChoose={add}
      onEnterText={() => {
        if (!isPending) add(options[0])
      }}
    />
  )
}
