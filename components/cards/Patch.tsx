/** A set's numeral in its painted patch. */
export function Patch({ set }: { readonly set: number }) {
  return (
    <span className="patch" data-set={set}>
      {set}
    </span>
  )
}
