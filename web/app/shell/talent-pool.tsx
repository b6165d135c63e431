import { lazy, Suspense, useEffect, useRef } from 'react'
import type { SessionUser } from '@talentplace/contract/accounts/session.routes'
import { holds } from '@talentplace/contract/shared/holds'
import { cartPeople } from '../../features/matching/cart/cart-item.ts'
import { noteAvailability } from '../../features/matching/cart/lost-people.ts'
import { useDrawerOpen, usePoolDialog } from '../../features/matching/cart/use-pool.ts'
import { PriceLine } from '../../features/prices/price-line.tsx'
import { joinDraft } from '../../features/projects/join-draft.ts'
import { keepDraftAlive } from '../../features/projects/keep-alive.ts'
import { saveChosen } from '../../features/projects/save-chosen.ts'
import { continueDraft } from '../../pages/public/search/continue-draft.ts'
import { wizardPlace } from '../../platform/criteria/criteria-store.ts'
import { useCriteria } from '../../platform/criteria/criteria.ts'
import { CartButton } from './cart-button.tsx'

const PoolDialogs = lazy(() => import('../../features/matching/cart/pool-dialogs.tsx'))
const TalentPoolDrawer = lazy(() => import('../../features/matching/cart/talent-pool-drawer.tsx'))

/** B6.5, B6.7: the cart of a client belongs to a draft, is saved with every change, and is kept alive while it has people. */
function useKeptPool(user: SessionUser): void {
  const { cart, uuid } = useCriteria().criteria
  const isClient = holds(user.permissions, 'client')
  const hasPeople = cartPeople(cart).length > 0
  const text = JSON.stringify(cart)
  const saved = useRef(text)

  useEffect(() => {
    if (isClient && hasPeople && uuid === null) continueDraft()
  }, [isClient, hasPeople, uuid])
  useEffect(() => {
    // The search's own pages open their draft themselves.
    if (uuid !== null && !wizardPlace(window.location.pathname)) joinDraft(uuid).catch(() => undefined)
  }, [uuid])
  useEffect(() => {
    if (saved.current === text) return
    saved.current = text
    if (uuid !== null) void saveChosen()
  }, [text, uuid])
  useEffect(() => {
    if (!hasPeople || uuid === null) return
    return keepDraftAlive(uuid, ({ availability }) => noteAvailability(availability))
  }, [hasPeople, uuid])
}

/** A2.9, A4.1: the briefcase with what opens from it; for clients and staff. */
export function TalentPool({ user }: { user: SessionUser }) {
  const dialog = usePoolDialog()
  const isOpen = useDrawerOpen()
  useKeptPool(user)
  const isAllowed = holds(user.permissions, 'client') || holds(user.permissions, 'admin')
  if (!isAllowed) return null
  return (
    <>
      <CartButton />
      <Suspense fallback={null}>{isOpen && <TalentPoolDrawer opened PriceLine={PriceLine} />}</Suspense>
      <Suspense fallback={null}>{dialog && <PoolDialogs dialog={dialog} />}</Suspense>
    </>
  )
}
