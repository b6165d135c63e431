import { useState } from 'react'
import { useApi } from '../../platform/api/query.ts'
import { Button } from '../../ui/button.tsx'
import { SearchSelect, type SearchOption } from '../../ui/form/search-select.tsx'
import { useSave } from '../../ui/form/use-save.ts'
import { notify } from '../../ui/notice/toast.ts'
import { unknownWordSaves } from './unknown-word-saves.ts'
import styles from './vocabulary.module.css'

const kinds = { role: 'roles', skill: 'skills', tool: 'tools' } as const
type Type = keyof typeof kinds

/** What an unknown word means, chosen among all words. */
export default function MeaningForm({ word, onClose }: { word: string; onClose: () => void }) {
  const [search, setSearch] = useState('')
  const [chosen, setChosen] = useState<SearchOption | null>(null)
  const found = useApi('matching.searchKeywords', {
    query: { searchQuery: search, pagination: { limit: 20, offset: 0 } },
  })
  const adopt = useSave('matching.adoptUnknownWord', {
    ...unknownWordSaves,
    onSaved() {
      notify({ kind: 'success', message: `Searches understand “${word}” from now on.` })
      onClose()
    },
  })
  function save({ value }: SearchOption): void {
    const [type = 'role', id] = value.split(':')
    adopt.mutate({ body: { word, kind: kinds[type as Type], id: Number(id) } })
  }
  return (
    <div className={styles.preview}>
      <SearchSelect
        label="Role, skill or tool"
        placeholder="Begin to type a name"
        thing="the choice"
        value={chosen}
        found={found.data?.keywords.map(({ type, id, value }) => ({
          value: `${type}:${id}`,
          label: `${value} (${type})`,
        }))}
        failed={found.isError}
        nothingFound="Nothing found"
        comboboxProps={{ withinPortal: false }}
        onSearch={setSearch}
        onChange={setChosen}
      />
      <div className={styles.actions}>
        <Button disabled={chosen === null} busy={adopt.isPending} onClick={() => chosen && save(chosen)}>
          Make it a synonym
        </Button>
        <Button variant="quiet" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </div>
  )
}
