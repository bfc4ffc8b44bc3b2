import { Modal, type ModalProps } from '@mantine/core';
import { useTranslate } from '#lib/use-translate.ts';
import { useEscape } from './use-escape.ts';

/** A dialog over the page or over a record. */
export function OfficeModal({ opened, onClose, ...rest }: ModalProps) {
  const t = useTranslate();
  useEscape(opened, onClose);
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      closeOnEscape={false}
      closeButtonProps={{ 'aria-label': t('action.close') }}
      {...rest}
    />
  );
}
