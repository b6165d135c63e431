import type { Criterion } from '@talentplace/contract/matching/vocabulary/criterion.routes'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useApi } from '../../platform/api/query.ts'
import { staffPaths } from '../../platform/navigation/staff-paths.ts'
import { Button } from '../../ui/button.tsx'
import { FormFailure } from '../../ui/form/form-footer.tsx'
import { SearchSelect, type SearchOption } from '../../ui/form/search-select.tsx'
import { useSave } from '../../ui/form/use-save.ts'
import { notify } from '../../ui/notice/toast.ts'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { kindWords } from './criterion-words.ts'
import styles from './vocabulary.module.css'

function MergeForm({ criterion, onClose }: { criterion: Criterion; onClose: () => void }) {
  const { kind, id, value, version, usage_count } = criterion
  const navigate = useNavigate()
  const [search, setSearch] = useState('')
  const [into, setInto] = useState<SearchOption | null>(null)
  const found = useApi('matching.listCriteria', {
    query: { kind, search, active: true, pagination: { limit: 20, offset: 0 } },
  })
  const merge = useSave('matching.mergeCriterion', {
    reloads: ['matching.*'],
    reloadsOnError: true,
    errorMessage: 'They could not be merged. Nothing was changed; please try again.',
    onSaved(survivor) {
      notify({ kind: 'success', message: `${value} is ${survivor.value} from now on.` })
      onClose()
      void navigate(staffPaths.criterion(kind, survivor.id))
    },
  })
  return (
    <div className={styles.preview}>
      <p className={styles.text}>
        {usage_count === 0 ? 'No assistant has it.' : `The ${usage_count} who have it get the other one instead.`} Its
        name and its words find the other one, and it isn’t offered any more. This can’t be undone.
      </p>
      <SearchSelect
        label="Merge into"
        placeholder="Begin to type a name"
        thing="the choice"
        value={into}
        found={found.data?.criteria
          .filter((each) => each.id !== id)
          .map((each) => ({ value: String(each.id), label: each.value }))}
        failed={found.isError}
        nothingFound={`No ${kindWords[kind].one.toLowerCase()} found`}
        comboboxProps={{ withinPortal: false }}
        onSearch={setSearch}
        onChange={setInto}
      />
      <FormFailure failure={merge.failure} />
      <div className={styles.actions}>
        <Button variant="outline" onClick={onClose}>
          Keep both
        </Button>
        <Button
          variant="danger"
          disabled={into === null}
          busy={merge.isPending}
          onClick={() => merge.mutate({ params: { kind, id }, body: { version, into: Number(into?.value) } })}
        >
          Merge the two
        </Button>
      </div>
    </div>
  )
}

/** Two names of the same thing become one. */
export function MergeCriterion({ criterion }: { criterion: Criterion }) {
  const [asking, setAsking] = useState(false)
  const close = () => setAsking(false)
  return (
    <>
      <Button variant="outline" onClick={() => setAsking(true)}>
        Merge it into another
      </Button>
      <Dialog opened={asking} title={`Merge ${criterion.value}?`} onClose={close}>
        {asking && <MergeForm criterion={criterion} onClose={close} />}
      </Dialog>
    </>
  )
}
