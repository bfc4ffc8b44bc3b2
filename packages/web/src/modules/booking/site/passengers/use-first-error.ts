import { useEffect, useRef } from 'react';

/** Leads to the first field that is wrong, of a part of the page where one is named: at once, or as soon as it is drawn as such. */
export function useFirstError(): (part?: Element | null) => void {
  const wanted = useRef<ParentNode | null>(null);
  const lead = () => {
    const field = wanted.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid="true"]');
    if (!field) return;
    wanted.current = null;
    field.focus();
  };
  useEffect(lead);
  return (part) => {
    wanted.current = part ?? document;
    requestAnimationFrame(lead);
  };
}
