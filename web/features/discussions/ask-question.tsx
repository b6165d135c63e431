import { hasPermission } from '@talentplace/contract/shared/has-permission'
import { lazy, Suspense, useState } from 'react'
import { useMayDo } from '../../platform/session/use-may-do.ts'
import { useSession } from '../../platform/session/session.ts'
import { Button } from '../../ui/button.tsx'
import { Skeleton } from '../../ui/notice/skeleton.tsx'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { useHasDiscussions } from './use-has-discussions.ts'

const AskQuestionForm = lazy(() => import('./ask-question-form.tsx'))

interface AskQuestionProps {
  readonly candidate: { readonly uuid: string; readonly display_name: string; readonly takes_questions: boolean }
}

/** For clients who do their company's work: a question to a candidate before hiring. */
export function AskQuestion({ candidate }: AskQuestionProps) {
  const { user } = useSession()
  const hasDiscussions = useHasDiscussions()
  const mayWork = useMayDo('work')
  const [opened, setOpened] = useState(false)
  const close = () => setOpened(false)
  const isClients = user !== null && hasPermission(user.permissions, 'client')
  if (!isClients || !mayWork || !hasDiscussions || !candidate.takes_questions) return null
  const title = `Ask ${candidate.display_name} a question`
  return (
    <>
      <Button variant="outline" onClick={() => setOpened(true)}>
        {title}
      </Button>
      <Dialog wide opened={opened} title={title} onClose={close}>
        <Suspense fallback={<Skeleton height={220} />}>
          <AskQuestionForm candidate={candidate} onClose={close} />
        </Suspense>
      </Dialog>
    </>
  )
}
