/** A small deck as its file has it, to be changed at will. */
export function deckFile() {
  return {
    slug: 'small',
    name: 'The small deck',
    language: 'en',
    sets: [
      setFile(1, 'fasts', 'Fasts', { lent: 'Lent', advent: 'Advent' }),
      setFile(2, 'ministers', 'Ministers', {
        bishop: 'Bishop',
        priest: 'Priest',
        deacon: 'Deacon',
      }),
    ],
  }
}

/** A set as a deck file has it; `pictures` has a name for each slug. */
export function setFile(
  number: number,
  slug: string,
  name: string,
  pictures: Readonly<Record<string, string>>,
) {
  return {
    number,
    slug,
    list: `${slug}-list`,
    name,
    authority: `By the authority of ${name}`,
    cards: Object.entries(pictures).map(([picture, said]) => ({
      slug: picture,
      name: said,
      about: `About ${said}`,
      drawing: `A drawing of ${said}`,
    })),
  }
}
