import { lazy, Suspense, useEffect } from 'react'
import type { SessionUser } from '@talentplace/contract/accounts/sessions/session.routes'
import { hasPermission } from '@talentplace/contract/shared/has-permission'
import { cartPeople } from '../../matching/cart/cart-item.ts'
import { noteAvailability } from '../../matching/cart/lost-people.ts'
import { useDrawerOpen, usePoolDialog } from '../../matching/cart/use-pool.ts'
import { PriceLine } from '../../billing/prices/price-line.tsx'
import { joinDraft } from '../../hiring/drafts/join-draft.ts'
import { keepDraftAlive } from '../../hiring/drafts/keep-alive.ts'
import { refreshDraft } from '../../hiring/drafts/writer/autosave.ts'
import { followDraft } from '../../hiring/drafts/writer/follow-draft.ts'
import { continueDraft } from '../../pages/public/search/continue-draft.ts'
import { criteriaChanged, isPageTouched, storedChoices, wizardAddress } from '../../platform/criteria/criteria-store.ts'
import { useCriteria } from '../../platform/criteria/criteria.ts'
import { CartButton } from './cart-button.tsx'

const PoolDialogs = lazy(() => import('../../matching/cart/pool-dialogs.tsx'))
const TalentPoolDrawer = lazy(() => import('../../matching/cart/talent-pool-drawer.tsx'))

/** B6.5: a talent pool with people belongs to a draft; one begins with the person's own change. */
function startDraftOfPool(): void {
  const { cart, uuid } = storedChoices()
  if (uuid === null && cartPeople(cart).length > 0) continueDraft()
}

/** B6.5, B6.7: the choices of a client belong to a draft, are saved with every change, and are kept alive while it has people. */
function useStoredDraft(user: SessionUser): void {
  const { cart, uuid } = useCriteria().criteria
  const isClient = hasPermission(user.permissions, 'client')
  const hasPeople = cartPeople(cart).length > 0

  useEffect(followDraft, [])
  useEffect(() => {
    if (!isClient) return
    if (isPageTouched()) startDraftOfPool()
    return criteriaChanged.listen(({ byItself }) => {
      if (!byItself) startDraftOfPool()
    })
  }, [isClient])
  useEffect(() => {
    // A draft's own address opens it by itself.
    if (uuid === null || wizardAddress(window.location.pathname)?.uuid === uuid) return
    joinDraft(uuid).catch(() => undefined)
  }, [uuid])
  useEffect(() => {
    if (!hasPeople || uuid === null) return
    return keepDraftAlive(uuid, ({ availability }) => {
      noteAvailability(availability)
      void refreshDraft(uuid)
    })
  }, [hasPeople, uuid])
}

/** A2.9, A4.1: the briefcase with what opens from it; for clients and staff. */
export function TalentPool({ user }: { user: SessionUser }) {
  const dialog = usePoolDialog()
  const isOpen = useDrawerOpen()
  useStoredDraft(user)
  const isAllowed = hasPermission(user.permissions, 'client') || hasPermission(user.permissions, 'admin')
  if (!isAllowed) return null
  return (
    <>
      <CartButton />
      <Suspense fallback={null}>{isOpen && <TalentPoolDrawer opened PriceLine={PriceLine} />}</Suspense>
      <Suspense fallback={null}>{dialog && <PoolDialogs dialog={dialog} />}</Suspense>
    </>
  )
}
