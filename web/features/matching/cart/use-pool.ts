import { useSyncExternalStore } from 'react'
import { lostPeople } from './lost-people.ts'
import { poolDialog, poolDrawer, type PoolDialog } from './pool-dialog.ts'

const noDialog = () => null
const closed = () => false
const nobody: readonly number[] = []

export function usePoolDialog(): PoolDialog | null {
  return useSyncExternalStore(poolDialog.listen, poolDialog.read, noDialog)
}

export function useDrawerOpen(): boolean {
  return useSyncExternalStore(poolDrawer.listen, poolDrawer.read, closed)
}

/** Ids of people in the talent pool who no longer have the hours. */
export function useLostPeople(): readonly number[] {
  return useSyncExternalStore(lostPeople.listen, lostPeople.read, () => nobody)
}
