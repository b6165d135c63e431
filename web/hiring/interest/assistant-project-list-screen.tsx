import type { StartedWork } from '@talentplace/contract/subscriptions/interest.states'
import { useMemo } from 'react'
import { assistantProjectList } from './assistant-project-list.tsx'
import { useSession } from '../../platform/session/session.ts'
import { ListScreen } from '../../ui/list-screen/list-screen.tsx'

const leads = {
  current: 'Remaining hours are those of the whole subscription until its period ends.',
  past: 'What you have finished.',
} as const

function ProjectList({ userUuid, group }: { userUuid: string; group: StartedWork }) {
  const list = useMemo(() => assistantProjectList(userUuid, group), [userUuid, group])
  return <ListScreen list={list} lead={leads[group]} />
}

/** /va/projects and /va/projects_past. */
export default function AssistantProjectListScreen({ group }: { group: StartedWork }) {
  const { user } = useSession()
  return user && <ProjectList userUuid={user.uuid} group={group} />
}
