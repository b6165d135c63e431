import { itemVerdicts, type ItemVerdict } from '@talentplace/contract/talent/skill-tests/staff-skill-test.routes'
import { skillTestNames, skillTests } from '@talentplace/contract/talent/skill-tests/skill-tests'
import { listSource } from '../../platform/api/list-source.ts'
import { defineList } from '../../ui/list-screen/list-definition.ts'
import { Tag } from '../../ui/tag.tsx'

const tests = skillTestNames.map((value) => ({ value, label: skillTests[value].title }))
const verdicts = Object.entries(itemVerdicts).map(([value, { word }]) => ({ value: value as ItemVerdict, label: word }))

const percent = (share: number | null) => (share === null ? null : `${share}%`)

/** C6: how the questions of the skill tests do. */
export const itemList = defineList(listSource('applications.listSkillTestItems', 'items'), {
  title: 'Skill test questions',
  noun: ['question', 'questions'],
  rowKey: ({ id }) => id,
  columns: [
    { key: 'prompt', label: 'Question', width: 'wide' },
    { key: 'id', label: 'Name', sort: 'id', width: 'medium' },
    {
      key: 'topic_title',
      label: 'Topic',
      text: ({ test, topic_title }) => `${skillTests[test].title}: ${topic_title}`,
      csv: { test: ({ test }) => test, topic_title: ({ topic_title }) => topic_title },
    },
    { key: 'drawn', label: 'Asked', sort: 'drawn', descendingFirst: true, width: 'narrow', align: 'end' },
    {
      key: 'share_right',
      label: 'Right',
      sort: 'share_right',
      width: 'narrow',
      align: 'end',
      text: ({ share_right }) => percent(share_right),
    },
    {
      key: 'discrimination',
      label: 'Tells apart',
      sort: 'discrimination',
      width: 'narrow',
      align: 'end',
      text: ({ discrimination }) => discrimination?.toFixed(2) ?? null,
    },
    {
      key: 'mean_seconds',
      label: 'Seconds',
      sort: 'mean_seconds',
      descendingFirst: true,
      width: 'narrow',
      align: 'end',
    },
    {
      key: 'verdict',
      label: 'Says',
      width: 'medium',
      text: ({ verdict, retired }) => (retired ? 'Retired' : itemVerdicts[verdict].word),
      csv: { verdict: ({ verdict }) => verdict, retired: ({ retired }) => retired },
      render: ({ verdict, retired }) =>
        retired ? <Tag>Retired</Tag> : <Tag tone={itemVerdicts[verdict].tone}>{itemVerdicts[verdict].word}</Tag>,
    },
  ],
  filters: [
    { key: 'search', kind: 'text', label: 'Search question or name' },
    { key: 'test', kind: 'choice', label: 'Test', any: 'All', options: tests },
    { key: 'verdict', kind: 'choice', label: 'Says', any: 'All', options: verdicts },
    { key: 'retired', kind: 'switch', label: 'Retired' },
  ],
  defaultSort: [{ by: 'id' }],
  itemsPerPage: 25,
  cardsBelow: 'large',
  empty: { title: 'No questions found' },
})
