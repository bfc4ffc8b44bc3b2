import { Button, type ButtonProps } from '@mantine/core';
import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react';

interface SendButtonProps extends Omit<ButtonProps, 'renderRoot'> {
  /** What was sent is on its way. */
  loading: boolean;
  /** Sends a part that stands inside the form of something else; without it the form is sent. */
  onSend?: () => void;
  'data-autofocus'?: boolean;
  children: ReactNode;
}

/**
 * Sends what was typed. A button that is disabled loses the focus to the page, so this one only says that it is and does
 * nothing; where the answer calls fields of its form wrong, the first of them has the focus.
 */
export function SendButton({ loading, disabled = false, onSend, ...rest }: SendButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  const sentFrom = useRef<Element | null>(null);
  const isStopped = loading || disabled;

  useEffect(() => {
    if (loading) {
      sentFrom.current = document.activeElement;
      return;
    }
    const [from, now] = [sentFrom.current, document.activeElement];
    sentFrom.current = null;
    // Whoever has gone elsewhere meanwhile is not called back.
    if (from === null || (now !== from && now !== document.body)) return;
    const wrong = button.current?.form?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (wrong) wrong.focus();
    else if (now === document.body) button.current?.focus();
  }, [loading]);

  return (
    <Button
      {...rest}
      loading={loading}
      disabled={disabled}
      // Enter in a field of the form presses it too.
      onClick={(event) => {
        if (isStopped) event.preventDefault();
        else onSend?.();
      }}
      renderRoot={(root: ComponentProps<'button'>) => (
        <button
          {...root}
          ref={button}
          type={onSend ? 'button' : 'submit'}
          disabled={false}
          aria-disabled={isStopped || undefined}
        />
      )}
    />
  );
}
