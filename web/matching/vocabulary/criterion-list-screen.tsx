import type { CriterionKind } from '@talentplace/contract/matching/vocabulary/criterion.routes'
import { ListScreen } from '../../ui/list-screen/list-screen.tsx'
import { criterionLists } from './criterion-lists.tsx'

const leads: Readonly<Record<CriterionKind, string>> = {
  roles: 'The roles clients hire for, with the other words that find them.',
  skills: 'What assistants can do, with the other words that find it.',
  tools: 'What assistants work with, with the other names it goes by.',
  industries: 'Whom assistants have worked for.',
}

/** /admin/criteria/{kind}. */
export default function CriterionListScreen({ kind }: { kind: CriterionKind }) {
  return <ListScreen list={criterionLists[kind]} lead={leads[kind]} />
}
