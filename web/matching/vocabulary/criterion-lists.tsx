import type { CriterionKind } from '@talentplace/contract/matching/vocabulary/criterion.routes'
import { staffPaths } from '../../platform/navigation/staff-paths.ts'
import { listSource } from '../../platform/api/list-source.ts'
import { defineList } from '../../ui/list-screen/list-definition.ts'
import { Tag } from '../../ui/tag.tsx'
import { kindWords } from './criterion-words.ts'

const source = listSource('matching.listCriteria', 'criteria')

const offered = (active: boolean) => (active ? 'Offered' : 'Not offered')

/** A6.6: by value. */
function listOf(kind: CriterionKind) {
  const { several, one } = kindWords[kind]
  return defineList(source, {
    views: kind,
    title: several,
    noun: [one.toLowerCase(), several.toLowerCase()],
    rowKey: ({ id }) => String(id),
    rowLink: ({ id }) => staffPaths.criterion(kind, id),
    fixed: { kind },
    columns: [
      { key: 'value', label: 'Name', sort: 'value', width: 'wide' },
      {
        key: 'synonym_count',
        label: 'Other words',
        sort: 'synonym_count',
        descendingFirst: true,
        align: 'end',
        width: 'medium',
      },
      { key: 'usage_count', label: 'Assistants', align: 'end', width: 'medium' },
      {
        key: 'active',
        label: 'Offered',
        width: 'medium',
        text: ({ active }) => offered(active),
        render: ({ active }) => <Tag tone={active ? 'good' : 'plain'}>{offered(active)}</Tag>,
      },
    ],
    filters: [
      { key: 'search', kind: 'text', label: 'Search names and other words' },
      { key: 'active', kind: 'switch', label: 'Offered' },
    ],
    defaultSort: [{ by: 'value' }],
    empty: { title: `No ${several.toLowerCase()} here`, text: 'What the reference data bring will be here.' },
  })
}

export const criterionLists = {
  roles: listOf('roles'),
  skills: listOf('skills'),
  tools: listOf('tools'),
  industries: listOf('industries'),
}
