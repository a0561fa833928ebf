/** Whether a point is outside of a box: a dialog gets the presses on its backdrop and on its own padding alike. */
export const isBeside = (
  box: Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>,
  { x, y }: { readonly x: number; readonly y: number },
): boolean => x < box.left || x > box.right || y < box.top || y > box.bottom
