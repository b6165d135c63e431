import * as t from '@talentplace/contract/subscriptions/messages/hours'
import { lazy, Suspense, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import type { CardParts } from '../../ui/form/use-card-payment.ts'
import { Skeleton } from '../../ui/notice/skeleton.tsx'
import { Dialog } from '../../ui/overlay/dialog.tsx'

const AddHoursForm = lazy(async () => ({ default: (await import('./add-hours-form.tsx')).AddHoursForm }))

interface AddHoursProps extends CardParts {
  readonly uuid: string
  readonly clientUuid: string
  /** `filled`: it is the thing to do. */
  readonly variant: 'filled' | 'outline' | 'quiet'
}

/** The way to more hours for this period; what they cost is said before anything is charged. */
export function AddHours({ variant, ...form }: AddHoursProps) {
  const [adding, setAdding] = useState(false)
  const close = (): void => setAdding(false)
  return (
    <>
      <Button variant={variant} onClick={() => setAdding(true)}>
        {t.addHours()}
      </Button>
      <Dialog opened={adding} title={t.addHours()} onClose={close}>
        {adding && (
          <Suspense fallback={<Skeleton height={320} />}>
            <AddHoursForm {...form} onClose={close} />
          </Suspense>
        )}
      </Dialog>
    </>
  )
}
