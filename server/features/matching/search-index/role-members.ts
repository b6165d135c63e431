const leastRoom = 64

/** Those who have a role, collected one by one before its partition is filled: docId and how they fit. */
export class RoleMembers {
  docIds = new Int32Array(leastRoom)
  fits = new Uint8Array(leastRoom)
  size = 0

  add(docId: number, fit: number): void {
    if (this.size === this.docIds.length) this.#grow()
    this.docIds[this.size] = docId
    this.fits[this.size] = fit
    this.size += 1
  }

  #grow(): void {
    const { docIds, fits } = this
    this.docIds = new Int32Array(docIds.length * 2)
    this.docIds.set(docIds)
    this.fits = new Uint8Array(fits.length * 2)
    this.fits.set(fits)
  }
}
