import * as t from '@talentplace/contract/work/messages/questions'
import { hasPermission } from '@talentplace/contract/shared/has-permission'
import { lazy, Suspense, useState } from 'react'
import { useMayDo } from '../../platform/session/use-may-do.ts'
import { useSession } from '../../platform/session/session.ts'
import { Button } from '../../ui/button.tsx'
import { useHasDiscussions } from './use-has-discussions.ts'

/** No part of the profile’s first load. */
const QuestionDialog = lazy(() => import('./question-dialog.tsx'))

interface QuestionButtonProps {
  readonly candidate: { readonly uuid: string; readonly display_name: string; readonly takes_questions: boolean }
}

/** For clients who do their company's work: a question to a candidate before hiring. */
export function QuestionButton({ candidate }: QuestionButtonProps) {
  const { user } = useSession()
  const hasDiscussions = useHasDiscussions()
  const mayWork = useMayDo('work')
  /** Null: it never was. */
  const [opened, setOpened] = useState<boolean | null>(null)
  const isClients = user !== null && hasPermission(user.permissions, 'client')
  if (!isClients || !mayWork || !hasDiscussions || !candidate.takes_questions) return null
  const title = t.askPerson({ name: candidate.display_name })
  return (
    <>
      <Button variant="outline" onClick={() => setOpened(true)}>
        {title}
      </Button>
      {opened !== null && (
        <Suspense>
          <QuestionDialog candidate={candidate} title={title} opened={opened} onClose={() => setOpened(false)} />
        </Suspense>
      )}
    </>
  )
}
