import { lazy, Suspense, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Skeleton } from '../../ui/notice/skeleton.tsx'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'

const MeaningForm = lazy(() => import('./meaning-form.tsx'))

/** Says by hand what an unknown word means. */
export function OtherMeaning({ word }: { word: string }) {
  const [asking, setAsking] = useState(false)
  const close = () => setAsking(false)
  return (
    <>
      <Button variant="quiet" onClick={() => setAsking(true)}>
        Means something else<VisuallyHidden>: “{word}”</VisuallyHidden>
      </Button>
      <Dialog opened={asking} title={`What does “${word}” mean?`} onClose={close}>
        {asking && (
          <Suspense fallback={<Skeleton height={120} />}>
            <MeaningForm word={word} onClose={close} />
          </Suspense>
        )}
      </Dialog>
    </>
  )
}
