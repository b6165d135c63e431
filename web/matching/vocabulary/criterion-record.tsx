import type { Criterion, CriterionKind } from '@talentplace/contract/matching/vocabulary/criterion.routes'
import { Link } from 'react-router'
import { useApi } from '../../platform/api/query.ts'
import { staffPaths } from '../../platform/navigation/staff-paths.ts'
import { useMay } from '../../platform/session/use-may.ts'
import { Panel } from '../../ui/panel.tsx'
import { RecordScreen } from '../../ui/record/record-screen.tsx'
import { Tag } from '../../ui/tag.tsx'
import { CriterionForm } from './criterion-form.tsx'
import { kindWords } from './criterion-words.ts'
import { MergeCriterion } from './merge-criterion.tsx'
import styles from './vocabulary.module.css'

const whole = new Intl.NumberFormat('en-CA')

function usageText(count: number): string {
  if (count === 0) return 'No assistant has it'
  return count === 1 ? '1 assistant has it' : `${whole.format(count)} assistants have it`
}

function Related({ related }: Pick<Criterion, 'related'>) {
  return (
    <ul className={styles.related}>
      {related.map(({ kind, id, value }) => (
        <li key={`${kind}/${id}`}>
          <Link to={staffPaths.criterion(kind, id)}>{value}</Link>
        </li>
      ))}
    </ul>
  )
}

/** /admin/criteria/{kind}/{value}. */
export default function CriterionRecord({ kind, value }: { kind: CriterionKind; value: string }) {
  const { several, one } = kindWords[kind]
  const mayEdit = useMay('admin_configuration.edit')
  return (
    <RecordScreen
      list={{ label: several, to: staffPaths.criteria(kind) }}
      record={useApi('matching.getCriterion', { params: { kind, id: Number(value) } })}
      name={(criterion) => criterion.value}
      kind={one}
      missing={{ title: `There is no such ${one.toLowerCase()}`, text: 'There never was one at this address.' }}
      loading={[420, 120]}
      renderAbout={({ active, usage_count }) => (
        <>
          <Tag tone={active ? 'good' : 'plain'}>{active ? 'Offered' : 'Not offered'}</Tag>
          <span>{usageText(usage_count)}</span>
        </>
      )}
    >
      {(criterion) => (
        <>
          <Panel
            title="Words"
            lead="What clients find it by. See what a change would do to searches before you save it."
          >
            <CriterionForm key={`${criterion.kind}/${criterion.id}`} criterion={criterion} />
          </Panel>
          {criterion.related.length > 0 && (
            <Panel title={kind === 'roles' ? 'Skills and tools of this role' : 'Roles that use it'}>
              <Related related={criterion.related} />
            </Panel>
          )}
          {mayEdit && kind !== 'roles' && criterion.active && (
            <Panel title="Twice in the list?">
              <MergeCriterion criterion={criterion} />
            </Panel>
          )}
        </>
      )}
    </RecordScreen>
  )
}
