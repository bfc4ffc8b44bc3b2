import { useEffect, useRef } from 'react';

/** Leads to the first field that is wrong: at once, or as soon as it is drawn as such. */
export function useFirstError(): () => void {
  const wanted = useRef(false);
  const lead = () => {
    const field = document.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid="true"]');
    wanted.current = field === null;
    field?.focus();
  };
  useEffect(() => {
    if (wanted.current) lead();
  });
  return () => {
    wanted.current = true;
    requestAnimationFrame(lead);
  };
}
