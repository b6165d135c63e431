import type { AssistantProject } from '@talentplace/contract/hiring/interest/interest.routes'
import { interestStates } from '@talentplace/contract/subscriptions/interest.states'
import { keepPreviousData } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { failureMessage } from '../../platform/api/api-failure.ts'
import { useApi } from '../../platform/api/query.ts'
import { paths } from '../../platform/navigation/paths.ts'
import { LinkButton } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/notice/empty-state.tsx'
import { LoadFailure } from '../../ui/notice/load-failure.tsx'
import { PageLinks } from '../../ui/page-links.tsx'
import { Skeleton } from '../../ui/notice/skeleton.tsx'
import { InvitationCard } from './invitation-card.tsx'
import styles from './invitations.module.css'

const pageSize = 20

const sections = [
  {
    title: 'Waiting for your answer',
    lead: 'The client has paid for these hours and would like to work with you.',
    has: ({ group, asked_for }: AssistantProject) => group === 'invitation' && asked_for === 'place',
  },
  {
    title: 'Would you be interested?',
    lead: 'We think this fits you. The client chooses among the people who say yes.',
    has: ({ group, asked_for, interest }: AssistantProject) =>
      group === 'invitation' && asked_for === 'interest' && interestStates.is('open', interest),
  },
  {
    title: 'You’re interested',
    lead: 'The client is choosing. We’ll tell you what they decide.',
    has: ({ group, asked_for, interest }: AssistantProject) =>
      group === 'invitation' && asked_for === 'interest' && !interestStates.is('open', interest),
  },
  {
    title: 'Upcoming',
    lead: 'You’ve accepted. Work starts soon.',
    has: ({ group }: AssistantProject) => group === 'upcoming',
  },
  {
    title: 'Declined',
    lead: 'You can change your mind until someone else is chosen.',
    has: ({ group }: AssistantProject) => group === 'declined',
  },
]

function Section({ title, lead, has, projects }: (typeof sections)[number] & { projects: AssistantProject[] }) {
  const id = useId()
  const own = projects.filter(has)
  if (own.length === 0) return null
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        <p className={styles.lead}>{lead}</p>
      </div>
      {own.map((project) => (
        <InvitationCard key={`${project.uuid} ${project.interest}`} project={project} />
      ))}
    </section>
  )
}

/** 0.12 /va/projects_candidate: who asks for the assistant, and what begins soon. */
export function InvitationList({ userUuid }: { userUuid: string }) {
  const [page, setPage] = useState(1)
  const { data, error, refetch } = useApi(
    'projects.listAssistantProjects',
    {
      params: { uuid: userUuid },
      query: { group: 'candidate', pagination: { limit: pageSize, offset: (page - 1) * pageSize } },
    },
    { placeholderData: keepPreviousData },
  )
  if (error) {
    const message = failureMessage(error, 'Your invitations could not be loaded.')
    return <LoadFailure message={message} onRetry={() => void refetch()} />
  }
  if (!data) {
    return (
      <div className={styles.section} aria-busy="true">
        <Skeleton width={200} height={28} />
        <Skeleton height={340} />
      </div>
    )
  }
  if (data.count === 0) {
    return (
      <EmptyState
        title="No invitations right now"
        actions={
          <LinkButton variant="outline" to={paths.vaHome()}>
            See your hours and profile
          </LinkButton>
        }
      >
        When a client chooses you, their project will be here, for you to accept or decline. We also write to you.
      </EmptyState>
    )
  }
  return (
    <>
      {sections.map((section) => (
        <Section key={section.title} {...section} projects={data.projects} />
      ))}
      <PageLinks label="Pages of projects" page={page} pages={Math.ceil(data.count / pageSize)} onPage={setPage} />
    </>
  )
}
