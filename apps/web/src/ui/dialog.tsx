import { Modal } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { MantineParts } from './mantine-parts.tsx';

interface DialogProps {
  title: string;
  onClose: () => void;
  /** 480 or 720 pixels; the whole screen on phones. */
  size?: 480 | 720;
  /** Set once something was typed: then only Escape and the buttons close the dialog, not a click beside it. */
  isDirty?: boolean;
  children: ReactNode;
}

export function Dialog({ title, onClose, size = 480, isDirty = false, children }: DialogProps) {
  const { t } = useTranslation();
  const isPhone = useMediaQuery('(max-width: 767px)') ?? false;
  return (
    <MantineParts>
      <Modal
        opened
        onClose={onClose}
        title={title}
        size={size}
        fullScreen={isPhone}
        closeOnClickOutside={!isDirty}
        closeButtonProps={{ 'aria-label': t('common:close') }}
        // The header belongs to the dialog, so it is not another banner of the page.
        attributes={{ header: { role: 'presentation' } }}
      >
        {children}
      </Modal>
    </MantineParts>
  );
}
