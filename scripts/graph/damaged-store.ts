// What happens when a value that the store held is damaged or gone: the work is done again without it.

const MAX_REPAIRS = 50

/** Something that the store held, and was to be taken from it, is damaged or gone. */
export class DamagedStore extends Error {}

/** `forget`: lets go of all results, among them the damaged one. */
export async function repeatWhereDamaged<Result>(
  work: () => Promise<Result>,
  forget: () => void,
): Promise<Result> {
  for (let repairs = 0; ; repairs++) {
    try {
      return await work()
    } catch (error) {
      if (!(error instanceof DamagedStore) || repairs === MAX_REPAIRS) throw error
      forget()
    }
  }
}
